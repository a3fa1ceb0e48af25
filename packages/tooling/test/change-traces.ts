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
}

export const traces = { check, panelLine, seoPlugin, agent } as const
