const TEST = '\\.test\\.tsx?$';
/** Renders pages, built or, in development, through Vite. */
const PAGES = '^server/http/pages[^/]*\\.ts$';

const RULES = [
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one file, or hide a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'Every import leads somewhere.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'declared-packages-only',
    comment: 'A package is used only when package.json names it.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-packages-in-the-product',
    comment:
      'The server runs without development packages; only the pages in development are served by Vite.',
    from: {
      path: '^(server|domain|contract|art)/',
      pathNot: [TEST, '^server/commands/', '^server/db/generate-tables\\.ts$', PAGES],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'art-and-domain-stand-alone',
    comment: 'Pure rules and pure drawings: nothing outside their own folder, no package, no Node.',
    from: { path: '^(art|domain)/', pathNot: TEST },
    to: { pathNot: '^$1/' },
  },
  {
    name: 'contract-knows-domain-and-zod',
    comment: 'What crosses the wire is described for both sides, so it can lean on neither.',
    from: { path: '^contract/', pathNot: TEST },
    to: { pathNot: ['^(contract|domain)/', '^node_modules/zod/'] },
  },
  {
    name: 'web-knows-no-server',
    comment: 'Pages reach the server through the API alone.',
    from: { path: '^web/', pathNot: TEST },
    to: { path: '^(server|db|bench|bin|test|e2e)/' },
  },
  {
    name: 'pages-take-types-of-the-contract',
    comment:
      'A value brings zod into the browser, and into the rendered pages a second copy of schemas whose names are taken.',
    from: { path: '^web/', pathNot: TEST },
    to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-knows-no-web',
    comment: 'Only what renders pages reaches for them.',
    from: { path: '^server/', pathNot: [TEST, PAGES] },
    to: { path: ['^(web|dist)/', '^node_modules/vite/'] },
  },
  {
    name: 'product-knows-no-tooling',
    comment: 'Tests and tools use the product, never the other way round.',
    from: { path: '^server/', pathNot: TEST },
    to: { path: '^(test|e2e|bench|bin)/' },
  },
  {
    name: 'ui-knows-no-product',
    comment: 'Primitives hold no product words and fetch nothing.',
    from: { path: '^web/ui/', pathNot: TEST },
    to: { path: ['^web/(components|pages|routes|api)/', '^(contract|domain)/'] },
  },
  {
    name: 'components-know-no-pages',
    comment: 'What two pages share does not depend on one of them.',
    from: { path: '^web/components/', pathNot: TEST },
    to: { path: '^web/pages/' },
  },
  {
    name: 'pages-are-strangers',
    comment: 'What a page of another area needs belongs in web/components.',
    from: { path: '^web/pages/([^/]+)/', pathNot: TEST },
    to: { path: '^web/pages/', pathNot: '^web/pages/$1/' },
  },
  {
    name: 'nothing-imports-routes',
    comment: 'Routes put things together; the generated tree alone knows them.',
    from: { pathNot: ['^web/routes/', '\\.gen\\.ts$'] },
    to: { path: '^web/routes/' },
  },
  {
    name: 'features-keep-their-sql',
    comment: 'Features call the commands and queries of others, never their routes, presenters or SQL.',
    from: { path: '^server/features/([^/]+)/', pathNot: TEST },
    to: {
      path: ['^server/features/[^/]+/sql', '^server/features/[^/]+/(routes|presenter)\\.ts$'],
      pathNot: '^server/features/$1/',
    },
  },
  {
    name: 'engines-know-no-features',
    comment: 'Database, mail and other adapters carry out what features ask and hold no business rule.',
    from: {
      path: '^server/(db|mail|payments|files|social|enrichment)/',
      pathNot: [TEST, '^server/mail/templates/'],
    },
    to: { path: '^server/features/' },
  },
  {
    name: 'no-orphans',
    comment: 'A file nothing uses and that uses nothing is left over.',
    from: {
      orphan: true,
      pathNot: [
        TEST,
        '\\.d\\.ts$',
        '\\.gen\\.ts$',
        '^[^/]+\\.config\\.ts$',
        '^\\.[^/]+$',
        '^(art|domain|contract)/',
        '^(bench|bin|e2e)/[^/]+$',
        '^web/api/',
      ],
    },
    to: {},
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    exclude: { path: '^(dist|test-results|\\.tools|\\.data|\\.git)/' },
    doNotFollow: { path: ['^node_modules/', '\\.gen\\.ts$'] },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
