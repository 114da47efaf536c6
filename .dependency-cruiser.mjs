const TEST = '\\.test\\.tsx?$';
/** Renders pages, built or, in development, through Vite. */
const PAGES = '^server/(platform/http/pages|pages-from-source|web-app)[^/]*\\.ts$';

/** From the lowest to the highest. An area takes from those before it. */
const AREAS = [
  'base',
  'accounts',
  'creators',
  'businesses',
  'campaigns',
  'money',
  'hiring',
  'work',
  'messages',
  'admin',
];

/** The folders of the contract in the same order, between what every area needs and what several areas make together. */
const CONTRACT_FOLDERS = ['platform', ...AREAS, 'flows'];

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
      pathNot: [TEST, '^server/commands/', '^server/platform/db/generate-tables\\.ts$', PAGES],
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
    name: 'connections-have-a-user',
    comment: 'pg.ts decides who connects where the address names nobody.',
    from: { pathNot: '^server/platform/db/pg\\.ts$' },
    to: { path: '^node_modules/pg/', dependencyTypesNot: ['type-only'] },
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
    to: { path: ['^web/(components|areas|frame|session|api)/', '^(contract|domain)/'] },
  },
  {
    name: 'components-know-no-pages',
    comment: 'What two pages share does not depend on one of them.',
    from: { path: '^web/(components|session)/', pathNot: TEST },
    to: { path: '^web/(areas|frame)/' },
  },
  {
    name: 'pages-are-strangers',
    comment: 'What a page of another folder needs belongs in web/components.',
    from: { path: '^web/areas/([^/]+/[^/]+)/', pathNot: TEST },
    to: { path: '^web/(areas|frame)/', pathNot: '^web/areas/$1/' },
  },
  {
    name: 'nothing-imports-routes',
    comment: 'Routes put things together; the generated tree alone knows them.',
    from: { pathNot: '\\.gen\\.ts$' },
    to: { path: ['^web/areas/.+[/-]route\\.tsx$', '^web/frame/'] },
  },
  ...AREAS.map((area, index) => ({
    name: `${area}-knows-no-later-area`,
    comment: 'Areas have an order. What needs a later one is a flow, or stands in the wrong area.',
    from: { path: `^server/areas/${area}/`, pathNot: TEST },
    to: { path: AREAS.slice(index + 1).map((later) => `^server/areas/${later}/`) },
  })).slice(0, -1),
  ...CONTRACT_FOLDERS.map((folder, index) => ({
    name: `contract-of-${folder}-knows-no-later-folder`,
    comment: 'What crosses the wire has the same order as what answers it.',
    from: { path: `^contract/${folder}/`, pathNot: TEST },
    to: {
      path: ['^contract/[^/]+$', ...CONTRACT_FOLDERS.slice(index + 1).map((later) => `^contract/${later}/`)],
    },
  })),
  {
    name: 'areas-know-no-flows',
    comment: 'Flows put areas together, so none of them needs a flow.',
    from: { path: '^server/areas/', pathNot: TEST },
    to: { path: '^server/(flows|seed|commands)/|^server/[^/]+\\.ts$' },
  },
  {
    name: 'flows-know-no-app',
    comment: 'What assembles the program stands above everything it assembles.',
    from: { path: '^server/flows/', pathNot: TEST },
    to: { path: '^server/(seed|commands)/|^server/[^/]+\\.ts$' },
  },
  {
    name: 'platform-knows-no-areas',
    comment: 'Database, mail, HTTP and other adapters carry out what areas ask and hold no business rule.',
    from: { path: '^server/platform/', pathNot: TEST },
    to: { path: '^server/(areas|flows|seed|commands)/|^server/[^/]+\\.ts$' },
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
