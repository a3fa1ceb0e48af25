import { replaceOnce } from '../src/generate/replace-once.ts'

/** A file changed by hand: its new text out of the text before; '' before: it is new. */
type Change = (before: string) => string

/** A change of CONTRIBUTING, made as a contributor makes it. */
export interface Trace {
  /** The heading of its table. */
  readonly heading: string
  /** How many files it may touch by hand. */
  readonly limit: number
  /** A command of the repository that begins it. */
  readonly begin?: readonly string[]
  readonly changes: Readonly<Record<string, Change>>
  /** Packages whose types must hold. */
  readonly types: readonly string[]
  /** Tests that judge the change: a project of Vitest and filters of files. */
  readonly tests: readonly (readonly [project: string, ...filters: string[]])[]
  /** Filter of PHPUnit. */
  readonly phpUnit?: string
}

/** Replaces each text or pattern, in turn, by the one behind it. */
const replaced =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]): Change =>
  (text) =>
    pairs.reduce((before, [from, to]) => replaceOnce(before, from, to), text)

const written =
  (text: string): Change =>
  () =>
    text

const check: Trace = {
  heading: 'A check',
  limit: 8,
  begin: ['new-check', 'quote-length'],
  changes: {
    'shared-core/src/checks/quote-length/quote-length.ts': (text) => text,
    'shared-core/src/checks/quote-length/quote-length.test.ts': (text) => text,
    'shared-core/src/checks/quote-length/quote-length.md': replaced(
      ['## Why it matters\n', '## Why it matters\n\nA text without words says nothing.\n'],
      ['## How to fix\n', '## How to fix\n\nWrite.\n'],
      ['## When to ignore\n', '## When to ignore\n\nNever.\n'],
    ),
    'shared-core/src/checks/text-checks.ts': (text) => text,
    'shared-core/src/checks/check-rationales.ts': replaced(['Why it matters to readers or engines.', 'A text without words says nothing.']),
    'shared-core/src/checks/check-evidence.ts': replaced(['What speaks against it.', 'Nobody has measured it.']),
    'shared-core/src/scoring/rubric.ts': replaced([
      "{ check: 'text-word-count', weight: 0 },",
      "{ check: 'text-word-count', weight: 0 },\n        { check: 'quote-length', weight: 0 },",
    ]),
    'shared-core/src/messages/locales/en.ts': replaced(['What holds when the check passes', 'The text has words']),
  },
  types: ['shared-core'],
  tests: [['pure', 'shared-core/src/checks', 'shared-core/src/messages', 'shared-core/test/registry']],
}

const panelLine: Trace = {
  heading: 'A line of the panel',
  limit: 8,
  changes: {
    'packages/editor/src/texts/ui-texts.ts': replaced([
      '  readingLength:',
      "  panelWords: 'Words in this text: {words}',\n  readingLength:",
    ]),
    'packages/editor/src/views/view-types.ts': replaced([
      '  readonly readabilityText: string\n',
      '  readonly readabilityText: string\n  /** Length in words; empty when not measured. */\n  readonly wordsText: string\n',
    ]),
    'packages/editor/src/views/panel-view.ts': replaced([
      '    readabilityText: readabilityOf(state, catalog),\n',
      `    readabilityText: readabilityOf(state, catalog),
    wordsText: optimization?.scores.readability ? catalog.text('panelWords', { words: optimization.scores.readability.words }) : '',
`,
    ]),
    'packages/editor/src/views/panel-view.test.ts': replaced([
      "describe('panelView', () => {\n",
      `describe('panelView', () => {
  it('says how many words there are, in English where a language has no words for it', async () => {
    const texts = (await loadLocale('de'))!
    const shown = panelView(state({ optimization: sampleOptimization() }), createCatalog({ locale: 'de', texts }))
    expect(shown.wordsText === '' || shown.wordsText.startsWith('Words in this text: ')).toBe(true)
  })

`,
    ]),
    'packages/tooling/src/gates/panel-samples.ts': replaced(["  readabilityText: '',\n", "  readabilityText: '',\n  wordsText: '',\n"]),
    'plugins/wordpress/src/components/sections.tsx': replaced(
      ['const { readabilityText, scores, status }', 'const { readabilityText, wordsText, scores, status }'],
      [
        '      <Points of="text" />\n      {scores',
        '      {wordsText && <p className="citable-row__small">{wordsText}</p>}\n      <Points of="text" />\n      {scores',
      ],
    ),
    'plugins/strapi/admin/src/panel/tabs/next-tab.tsx': replaced([
      "        {view.readabilityText === '' ? null : <Small>{view.readabilityText}</Small>}\n",
      "        {view.readabilityText === '' ? null : <Small>{view.readabilityText}</Small>}\n        {view.wordsText === '' ? null : <Small>{view.wordsText}</Small>}\n",
    ]),
  },
  types: ['packages/editor', 'plugins/wordpress', 'plugins/strapi/admin'],
  tests: [['pure', 'packages/editor/src/views/panel-view', 'packages/editor/src/texts']],
}

const seoPlugin: Trace = {
  heading: 'An SEO plugin to live beside in WordPress',
  limit: 3,
  changes: {
    'plugins/wordpress/includes/SeoPlugins/Known/ExampleSeo.php': written(`<?php
namespace Citable\\SeoPlugins\\Known;

use Citable\\SeoPlugins\\MetaSeoPlugin;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin that does not exist.
 *
 * Kept in: post meta \`_example_title\`, \`_example_description\`
 * Panel: follows at once
 */
final class ExampleSeo extends MetaSeoPlugin {
	public const ID             = 'example-seo';
	public const NAME           = 'Example SEO';
	public const CONSTANT       = 'EXAMPLE_SEO_VERSION';
	public const ORDER          = 900;
	protected const KEYS        = array( 'title' => '_example_title', 'description' => '_example_description' );
	protected const NOINDEX_KEY = '_example_noindex';

	public function panel(): array {
		return array( 'title' => 'example_title', 'description' => 'example_description' );
	}

	protected function is_noindex( mixed $value ): bool {
		return '1' === (string) $value;
	}

	public function hides_type( WP_Post $post ): bool {
		return ! empty( self::option( 'example_seo' )[ $post->post_type ] );
	}
}
`),
    'plugins/wordpress/tests/php/doubles/example-seo.php': written(`<?php
return new class() extends SeoPluginDouble {
	public function template(): string {
		return 'Pumps: what they cost';
	}

	public function put( int $post, string $part, string $text ): void {
		update_post_meta( $post, "_example_$part", wp_slash( $text ) );
	}

	public function hide_posts(): void {
		update_option( 'example_seo', array( 'post' => true ) );
	}

	public function hides( WP_Post $post ): bool {
		return '1' === get_post_meta( $post->ID, '_example_noindex', true ) || ! empty( self::option( 'example_seo' )['post'] );
	}
};
`),
    'plugins/wordpress/tests/php/SeoPlugins/SeoPluginsTest.php': replaced([
      /(?<=^\t\t\t'squirrly' .*\n)/m,
      "\t\t\t'example-seo'   => array( 'Example SEO', 'EXAMPLE_SEO_VERSION', null, false, array( 'example_title' ) ),\n",
    ]),
  },
  types: [],
  tests: [],
  phpUnit: '^SeoPluginsTest|(SeoPluginTextsTest|BesideOtherPluginsTest).*example-seo',
}

const agent: Trace = {
  heading: 'An AI agent',
  limit: 1,
  changes: {
    'shared-core/src/model/agents.ts': replaced([
      "  { name: 'cohere-ai', operator: 'cohere', purpose: 'user_fetch', source: 'aiRobotsTxt' },\n",
      "  { name: 'cohere-ai', operator: 'cohere', purpose: 'user_fetch', source: 'aiRobotsTxt' },\n  { name: 'ExampleAnswersBot', operator: null, purpose: 'search_index', source: 'publicLists' },\n",
    ]),
  },
  types: ['packages/service'],
  tests: [
    ['quiet', 'packages/service/src/traffic', 'packages/client/src'],
    ['pure', 'shared-core/src/signals/page/barred-bots'],
  ],
}

const schemaType: Trace = {
  heading: 'A type of structured data that its properties describe',
  limit: 23,
  changes: {
    'shared-core/src/model/schema-types.ts': replaced(
      ["  PodcastSeries: 'podcastSeries',\n", "  PodcastSeries: 'podcastSeries',\n  Course: 'course',\n"],
      [
        "  { type: 'PodcastSeries', needs: ['webFeed'] },\n",
        "  { type: 'PodcastSeries', needs: ['webFeed'] },\n  { type: 'Course', needs: ['description'] },\n",
      ],
      ["  podcastSeries: ['PodcastSeries'],\n", "  podcastSeries: ['PodcastSeries'],\n  course: ['Course'],\n"],
      [
        '} as const satisfies Partial<Readonly<Record<MainNode, ThingType>>>',
        `  course: {
    type: 'Course',
    isSubject: true,
    formats: { name: 'text', description: 'text', url: 'url' },
    required: ['name', 'description'],
    recommended: ['url'],
    richResult: 'no',
  },
} as const satisfies Partial<Readonly<Record<MainNode, ThingType>>>`,
      ],
    ),
    'shared-core/src/extract/details/things-in-text.ts': replaced([
      '  podcastSeries: series,\n',
      '  podcastSeries: series,\n  // a text alone does not show that it is a course\n  course: () => [],\n',
    ]),
    'shared-core/src/extract/details/things-in-text.test.ts': (text) => `${text}
it('a course that the page declares is its subject', () => {
  const article = page({ '@type': 'Course', name: 'Waves', description: 'Ten evenings about waves.' })
  expect(nodeOf(nodesOf(article), 'Course')).toMatchObject({ name: 'Waves', description: 'Ten evenings about waves.' })
})
`,
    'shared-core/src/graph/markup/requirements.test.ts': replaced([
      "  podcastSeries: ['name', 'webFeed'],\n",
      "  podcastSeries: ['name', 'webFeed'],\n  course: ['name', 'description'],\n",
    ]),
    'packages/editor/src/texts/ui-texts.ts': replaced([
      "  schemaTypePodcastSeries: 'Podcast series',\n",
      "  schemaTypePodcastSeries: 'Podcast series',\n  schemaTypeCourse: 'Course',\n",
    ]),
  },
  types: ['shared-core', 'packages/contract', 'packages/editor'],
  tests: [
    ['pure', 'shared-core/src/graph', 'shared-core/src/extract/details', 'packages/editor/src/views/schema', 'packages/editor/src/texts'],
  ],
}

const engine: Trace = {
  heading: 'An engine of translation',
  limit: 6,
  changes: {
    'packages/providers/src/example/create-example.ts': written(`import type { Translator } from '../translator.ts'

/** An engine that does not exist: its Esperanto is English in capitals. */
export const createExample = (): Translator => ({
  id: 'example',
  tier: 'draft',
  limits: { segments: 100, characters: 10_000 },
  pairs: async () => [{ from: 'en', to: 'eo' }],
  translate: async ({ segments, from, to, signal }) => {
    if (from !== 'en' || to !== 'eo') return { ok: false, reason: 'unsupported', detail: 'example: en to eo alone', retryAfterS: null }
    if (signal.aborted) return { ok: false, reason: 'timeout', detail: 'example: called off', retryAfterS: null }
    const inCapitals = (text: string): string => text.replace(/<[^>]*>|&\\w+;|\\w+/g, (part) => (/^\\w/.test(part) ? part.toUpperCase() : part))
    return {
      ok: true,
      segments: segments.map(({ id, text }) => ({ id, text: inCapitals(text), unknownWords: null })),
      model: 'capitals',
      billedCharacters: null,
    }
  },
})
`),
    'packages/providers/src/example/create-example.test.ts': written(`import { testTranslator } from '../testing/test-translator.ts'
import { createExample } from './create-example.ts'

testTranslator('Example', createExample, { from: 'en', to: 'eo', impossible: { from: 'en', to: 'ja' } })
`),
    'packages/providers/src/index.ts': replaced([
      'export type { OpenAiCompatibleOptions',
      "export { createExample } from './example/create-example.ts'\nexport type { OpenAiCompatibleOptions",
    ]),
    'packages/service/src/settings.ts': replaced([
      '  CITABLE_GENERATOR_URL: ',
      "  CITABLE_EXAMPLE: z.enum(['on', 'off']).default('off').describe('on: translate with an engine that does not exist.'),\n  CITABLE_GENERATOR_URL: ",
    ]),
    'packages/service/src/translation/local-translators.ts': replaced(
      ['createApertium, runApertium', 'createApertium, createExample, runApertium'],
      ["'CITABLE_APERTIUM_CONCURRENCY'>", "'CITABLE_APERTIUM_CONCURRENCY' | 'CITABLE_EXAMPLE'>"],
      [
        "  if (settings.CITABLE_APERTIUM === 'off') return []\n  return [",
        "  const example = settings.CITABLE_EXAMPLE === 'on' ? [createExample()] : []\n  if (settings.CITABLE_APERTIUM === 'off') return example\n  return [...example, ",
      ],
    ),
  },
  types: ['packages/providers', 'packages/service'],
  tests: [['hosts', 'packages/providers/src', 'packages/service/src/settings', 'packages/service/test/translate.test.ts']],
}

const operation: Trace = {
  heading: 'An operation of the service',
  limit: 10,
  changes: {
    'packages/contract/src/schemas/account.ts': replaced([
      'export const Health = z\n',
      `/** The answer of \`GET /v1/tenant\`. */
export const Tenant = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Tenant' })
export type Tenant = z.infer<typeof Tenant>

export const Health = z
`,
    ]),
    'packages/contract/src/operations/operations.ts': replaced(
      ['import { Health, Whoami }', 'import { Health, Tenant, Whoami }'],
      [
        'export const readOpenApi = {\n',
        `export const readTenant = {
  operationId: 'readTenant',
  method: 'GET',
  path: '/v1/tenant',
  tag: 'Service',
  summary: 'The tenant of the key',
  scope: 'any',
  example: {},
  responses: { 200: Tenant, 304: Unchanged, ...problems(401, 403, 429, 500, 503) },
} as const satisfies Operation

export const readOpenApi = {
`,
      ],
      ['  whoami,\n  createKey,\n', '  whoami,\n  readTenant,\n  createKey,\n'],
    ),
    'packages/service/src/routes/read-tenant/route.ts': written(`import { readTenant } from '@citable/contract'
import type { Storage } from '../../storage/storage.ts'
import { getTenant } from '../../storage/tenants.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/tenant. */
export const readTenantRoute = ({ storage }: { readonly storage: Storage }): Route =>
  defineRoute({
    operation: readTenant,
    handle: async ({ caller: { account }, reply }) =>
      reply.code(200).send({ id: account.tenantId, name: (await getTenant(storage, account))?.name ?? '' }),
  })
`),
    'packages/service/src/routes/routes.ts': replaced(
      ['import { readTranslationRoute }', "import { readTenantRoute } from './read-tenant/route.ts'\nimport { readTranslationRoute }"],
      ['    whoamiRoute(dependencies),\n', '    whoamiRoute(dependencies),\n    readTenantRoute(dependencies),\n'],
    ),
    'packages/service/test/examples.test.ts': replaced(["  'whoami',\n] as const", "  'whoami',\n  'readTenant',\n] as const"]),
    'packages/service/test/statuses.test.ts': replaced([
      '  createKey: {\n    ...scoped(keyRequest),\n',
      `  readTenant: {
    ...shared({ method: 'GET', url: '/v1/tenant' }),
    ...reading(async () => '/v1/tenant'),
    403: (each) => each.call({ method: 'GET', url: '/v1/tenant', ...elsewhere }),
  },
  createKey: {
    ...scoped(keyRequest),
`,
    ]),
    'packages/client/src/create-client.ts': replaced(
      [
        "  whoami(options?: CallOptions): Promise<Schemas['Whoami']>\n",
        "  whoami(options?: CallOptions): Promise<Schemas['Whoami']>\n  readTenant(options?: CallOptions): Promise<Schemas['Tenant']>\n",
      ],
      [
        "    whoami: (options) => unwrap(http.GET('/v1/whoami', reading(options))),\n",
        "    whoami: (options) => unwrap(http.GET('/v1/whoami', reading(options))),\n    readTenant: (options) => unwrap(http.GET('/v1/tenant', reading(options))),\n",
      ],
    ),
    'packages/client/src/create-client-requests.test.ts': replaced([
      "  ['createKey', (client, options)",
      "  ['readTenant', (client, { signal }) => client.readTenant({ signal: signal! }), { ...plain, line: 'GET /v1/tenant' }],\n  ['createKey', (client, options)",
    ]),
  },
  types: ['packages/contract', 'packages/service', 'packages/client'],
  tests: [
    ['pure', 'packages/contract/test'],
    ['hosts', 'packages/service/test/examples', 'packages/service/test/statuses', 'packages/service/test/operation'],
    ['quiet', 'packages/client/src/create-client'],
  ],
}

export const traces: readonly Trace[] = [check, panelLine, seoPlugin, agent, schemaType, engine, operation]
