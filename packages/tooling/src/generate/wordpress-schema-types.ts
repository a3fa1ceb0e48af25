import {
  articleFamily,
  articleTypes,
  enrichments,
  mergeFamilies,
  organizationFamily,
  pageFamily,
  pageIdentity,
  schemaTypes,
} from '@citable/core/graph'
import { uiTexts } from '@citable/editor'
import type { GeneratedFile } from './generated-file.ts'

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const list = (values: readonly string[]): string => `array( ${values.map(quoted).join(', ')} )`

/** The panel's name of a type as a choice; `WebPage` says that there is no article. */
const labelOf = (type: string): string => {
  const label = type === 'WebPage' ? uiTexts.typeNoArticle : uiTexts[`schemaType${type}` as keyof typeof uiTexts]
  if (label === undefined) throw new Error(`packages/editor/src/texts/ui-texts.ts has no schemaType${type}`)
  return label
}

/** The types of schema.org for PHP, which cannot ask the core. */
export async function generateWordPressSchemaTypes(): Promise<readonly GeneratedFile[]> {
  const text = `<?php
// Generated from shared-core/src/graph by \`pnpm generate\`; do not edit.
namespace Citable\\Graph;

defined( 'ABSPATH' ) || exit;

/** Types that a post may be published as, and those that merging takes for the same. */
final class SchemaTypes {
	/** Types that a page can be mainly about. */
	public const ALL = ${list(schemaTypes)};
	/** Types of the article's own node. A post that is mainly something else, such as a recipe, is an article all the same. */
	public const ARTICLES = ${list(articleTypes)};

	/** Types that other tools print for an article, a page and an organisation. */
	public const ARTICLE_FAMILY      = ${list(articleFamily)};
	public const PAGE_FAMILY         = ${list(pageFamily)};
	public const ORGANIZATION_FAMILY = ${list(organizationFamily)};
	/** A page has one source of each. */
	public const MERGE_FAMILIES = array(
${mergeFamilies.map((family) => `\t\t${list(family)},`).join('\n')}
	);
	/** Properties that the other article gets from ours if it lacks them, in this order. */
	public const ENRICHMENTS = ${list(enrichments)};
	/** Properties that a page of the other graph without an id gets from ours. */
	public const PAGE_IDENTITY = ${list(pageIdentity)};

	/** @return array<string, string> Name of each type for people. */
	public static function labels(): array {
		return array(
${schemaTypes.map((type) => `\t\t\t${quoted(type)} => __( ${quoted(labelOf(type))}, 'citable' ),`).join('\n')}
		);
	}
}
`
  return [{ path: 'plugins/wordpress/includes/Graph/SchemaTypes.php', text }]
}
