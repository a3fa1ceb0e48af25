// Allowed imports, in four maps: workspaces, layers of the core, of the service and of the panel. All others are refused.
// The reasons stand in packages/docs/architecture.md.

/** Folder of each workspace → folders of the workspaces it may import. */
const workspaces = {
  'shared-core': [],
  'packages/contract': ['shared-core'],
  'packages/client': ['packages/contract/src/schemas', 'packages/contract/generated'],
  'packages/providers': [],
  'packages/service': ['shared-core', 'packages/contract', 'packages/providers'],
  'packages/editor': ['shared-core', 'packages/contract/src/present', 'packages/contract/src/schemas', 'packages/client'],
  'packages/cli': ['shared-core', 'packages/contract', 'packages/client', 'packages/service'],
  'plugins/wordpress': ['shared-core', 'packages/editor', 'packages/contract', 'packages/client'],
  // Entries of the service: the lists of agents and assistants and what verifies them (generated for WordPress), of addresses that are not public,
  // what asks the pages that a text cites, and what asks a site by the names of agents.
  'plugins/strapi': [
    'shared-core',
    'packages/editor',
    'packages/contract',
    'packages/client',
    'packages/providers',
    'packages/service/src/fetching/address-policy.ts',
    'packages/service/src/reach/reach.ts',
    'packages/service/src/source-pages.ts',
    'packages/service/src/traffic/traffic.ts',
    'packages/service/src/verification.ts',
  ],
}

/** Layer of the core → layers it may import, from the bottom up; types count. `analyze` and `index` compose and see everything. */
const layers = {
  model: [],
  languages: ['model'],
  parse: ['model', 'languages'],
  reach: ['model', 'parse'],
  answers: ['model', 'languages', 'parse'],
  guard: ['model', 'languages'],
  graph: ['model', 'languages'],
  messages: ['model'],
  kinds: ['model', 'languages', 'answers'],
  extract: ['model', 'languages', 'parse', 'graph'],
  signals: ['model', 'languages', 'parse', 'answers'],
  checks: ['model', 'languages', 'messages', 'kinds', 'signals'],
  scoring: ['model', 'checks'],
  hreflang: ['checks'],
  titles: ['model', 'languages', 'answers', 'guard', 'signals'],
  remarks: ['model', 'languages', 'answers', 'titles'],
  drafts: ['model', 'languages', 'answers', 'guard', 'titles', 'remarks'],
  sources: ['model', 'languages', 'parse', 'answers', 'extract', 'signals'],
}

/** Folder of the service → folders it may import, from the bottom up. Files beside the folders compose them and see everything. */
const serviceLayers = {
  model: [],
  traffic: ['model'],
  'translation/segments': ['model'],
  'translation/merge': ['model', 'translation/segments'],
  fetching: ['model'],
  storage: ['model', 'traffic', 'translation/segments', 'fetching'],
  verification: ['model', 'traffic', 'fetching', 'storage'],
  reach: ['fetching'],
  generation: ['fetching'],
  http: ['model', 'fetching', 'storage'],
  keys: ['model', 'fetching', 'storage', 'http'],
  webhooks: ['model', 'fetching', 'storage', 'http', 'keys'],
  analysis: ['model', 'translation/segments', 'translation/merge', 'fetching', 'generation', 'http'],
  publishers: ['model', 'storage', 'analysis'],
  tracing: ['model', 'fetching', 'storage', 'analysis'],
  reports: ['traffic', 'storage', 'http'],
  optimize: ['model', 'fetching', 'storage', 'generation', 'http', 'webhooks', 'analysis', 'publishers'],
  translation: ['model', 'translation/segments', 'translation/merge', 'storage', 'http', 'webhooks', 'analysis', 'optimize'],
  sources: ['model', 'fetching', 'http', 'analysis'],
  watching: ['model', 'storage', 'http', 'keys', 'webhooks', 'sources'],
  jobs: ['model', 'fetching', 'storage', 'http', 'keys', 'webhooks', 'analysis', 'optimize', 'translation', 'sources', 'watching'],
  console: ['http'],
}

/** Files that every folder of the service may use. */
const serviceBase = ['ids', 'settings', 'start/optional-packages', 'start/start-fault', 'time', 'work-loop']

/** Folder of the panel's logic → folders it may import, from the bottom up. */
const editorLayers = {
  host: [],
  texts: [],
  analyzers: ['host'],
  store: ['host', 'analyzers'],
  views: ['host', 'texts', 'analyzers', 'store'],
}

/** Files beside the folders that every folder of the panel's logic may use. */
const editorBase = ['message-of', 'schedule']

const escaped = (path) => path.replaceAll('/', '\\/')
const anyOf = (folders) => `^(${folders.map(escaped).join('|')})(\\/|$)`
const everyWorkspace = Object.keys(workspaces)
const isTest = '(\\.test\\.tsx?$|\\/(test|tests|testing|golden|e2e)\\/|\\.config\\.|\\/scripts\\/)'

const workspaceRules = Object.entries(workspaces).map(([folder, allowed]) => ({
  name: `workspace-${folder.replaceAll('/', '-')}`,
  severity: 'error',
  from: { path: `^${escaped(folder)}\\/`, pathNot: isTest },
  to: { path: anyOf([...everyWorkspace, 'packages/tooling']), pathNot: anyOf([folder, ...allowed]) },
}))

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  severity: 'error',
  from: { path: `^shared-core\\/src\\/${layer}\\/`, pathNot: isTest },
  to: {
    path: '^shared-core\\/src\\/',
    pathNot: `^shared-core\\/src\\/(${[layer, ...allowed].join('|')})\\/`,
  },
}))

/** Rules for the folders of one package: types count too. */
const folderRules = (workspace, folders, base) =>
  Object.entries(folders).map(([folder, allowed]) => ({
    name: `layer-${workspace}-${folder}`,
    severity: 'error',
    from: { path: `^packages\\/${workspace}\\/src\\/${folder}\\/`, pathNot: isTest },
    to: {
      path: `^packages\\/${workspace}\\/src\\/`,
      pathNot: `^packages\\/${workspace}\\/src\\/((${[folder, ...allowed].join('|')})\\/|(${base.join('|')})\\.ts$)`,
    },
  }))

const serviceRules = folderRules('service', serviceLayers, serviceBase)
const editorRules = folderRules('editor', editorLayers, editorBase)

module.exports = {
  forbidden: [
    ...workspaceRules,
    ...layerRules,
    ...serviceRules,
    ...editorRules,
    {
      name: 'no-cycle',
      severity: 'error',
      from: { pathNot: isTest },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycle-of-types',
      severity: 'error',
      from: {
        path: '^(shared-core|packages\\/(contract|client|providers|service|editor|cli)|plugins\\/(wordpress|strapi))\\/',
        pathNot: isTest,
      },
      to: { circular: true },
    },
    {
      name: 'parser-in-parse-and-extract-only',
      severity: 'error',
      from: {
        path: '^(shared-core|packages\\/(contract|client|service|editor|cli)|plugins)\\/',
        // translation cuts text out of HTML by offsets and scores nothing
        pathNot: `(^shared-core\\/src\\/(parse|extract)\\/|^packages\\/service\\/src\\/translation\\/segments\\/|${isTest})`,
      },
      to: { path: '(^|\\/)(cheerio|htmlparser2|domhandler|domutils|css-select|parse5|jsdom|linkedom)(\\/|$)' },
    },
    {
      name: 'core-has-no-node',
      severity: 'error',
      from: { path: '^shared-core\\/src\\/', pathNot: isTest },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'editor-has-no-framework-and-no-zod',
      severity: 'error',
      from: { path: '^packages\\/editor\\/src\\/', pathNot: isTest },
      to: { path: 'node_modules\\/(react|react-dom|zod|@wordpress|@strapi)\\/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'plugins-do-not-bundle-zod',
      severity: 'error',
      from: { path: '^plugins\\/(wordpress\\/src|strapi\\/admin)\\/', pathNot: isTest },
      to: { path: 'node_modules\\/zod\\/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'strapi-admin-imports-public-entries',
      severity: 'error',
      comment: 'The app and the plugin may hold two copies of @strapi/admin; only the public entries are one and the same at run time.',
      from: { path: '^plugins\\/strapi\\/admin\\/src\\/', pathNot: isTest },
      to: {
        path: '@strapi\\/(admin|content-manager|types|utils|database|core)\\/',
        pathNot: '@strapi\\/strapi\\/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tooling-stays-out-of-products',
      severity: 'error',
      from: { path: anyOf(everyWorkspace), pathNot: isTest },
      to: { path: '^packages\\/tooling\\/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|\\/)(dist|build|\\.tmp|\\.cache)\\/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
