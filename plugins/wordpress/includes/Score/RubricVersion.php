<?php
// Generated from shared-core/src/scoring/rubric.ts by `pnpm generate`; do not edit.
namespace Citable\Score;

defined( 'ABSPATH' ) || exit;

/** The rubric version of the plugin’s own scripts. */
final class RubricVersion {
	public const CURRENT = '2.4.0';
}
