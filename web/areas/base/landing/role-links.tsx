import { ArrowRight } from 'lucide-react';
import { Link } from '#web/components/link.tsx';
import { ROLE_CHOICES, RolePicture } from '#web/components/role-choice.tsx';

/** The links into the product at the end of the page. */
export function RoleLinks() {
  return (
    <section aria-labelledby="role-links-title" className="pt-12 pb-15 md:pt-18 md:pb-22">
      <h2
        id="role-links-title"
        className="type-section max-w-[62rem] xl:[text-wrap:wrap] text-[clamp(3.5rem,2.417rem+5.73vw,7rem)] leading-[0.88]"
      >
        Which side of the counter are you on?
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-4 md:mt-11 lg:grid-cols-2 lg:gap-6">
        {ROLE_CHOICES.map(({ role, label, description }) => (
          <li key={role} className="flex">
            <Link
              href={`/signup?role=${role}`}
              className="group flex grow items-center gap-5 rounded-card border border-night-line bg-night-raised p-4.5 transition-colors hover:border-night-ink-2 md:p-6.5"
            >
              <RolePicture role={role} className="size-16 shrink-0 rounded-control object-cover md:size-22" />
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block font-display text-[1.5rem] leading-tight font-bold tracking-[-0.014em] font-stretch-[84%] md:text-[2.0625rem]">
                  {label}
                </span>
                <span className="mt-0.5 block text-md text-night-ink-2 md:text-touch md:leading-6">
                  {description}
                </span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5.5 shrink-0 stroke-2 transition-transform group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
