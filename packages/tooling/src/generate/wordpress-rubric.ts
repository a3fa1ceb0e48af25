import { rubric } from '@citable/core'
import type { GeneratedFile } from './generated-file.ts'

/** The rubric's version for PHP, which cannot ask the core. */
export async function generateWordPressRubric(): Promise<readonly GeneratedFile[]> {
  const text = `<?php
// Generated from shared-core/src/scoring/rubric.ts by \`pnpm generate\`; do not edit.
namespace Citable\\Score;

defined( 'ABSPATH' ) || exit;

/** The rubric version of the plugin’s own scripts. */
final class RubricVersion {
	public const CURRENT = '${rubric.version}';
}
`
  return [{ path: 'plugins/wordpress/includes/Score/RubricVersion.php', text }]
}
