/** The title above a settings page's list. */
export function SettingsTitle({ subtitle }: { subtitle: string }) {
  return (
    <div className="mb-7 lg:mb-12">
      <h1 className="type-page-title">Settings</h1>
      <p className="mt-3 text-touch text-ink-2">{subtitle}</p>
    </div>
  );
}
