<?php
namespace Citable\Admin;

use Citable\Site\LlmsTxt;

defined( 'ABSPATH' ) || exit;

/** The site's offers to crawlers besides its pages. Shown to authors, never scored. */
final class SiteOffers {
	/** Plugins that report changes by IndexNow as soon as they are switched on. */
	private const INDEX_NOW = array( 'indexnow/indexnow-url-submission.php' );

	/**
	 * Offers that WordPress can know of. `indexNow` is absent unless a plugin reports changes: something outside of WordPress might.
	 *
	 * @return array{llmsTxt: bool, indexNow?: bool}
	 */
	public static function known(): array {
		$reports = array_intersect( self::INDEX_NOW, (array) get_option( 'active_plugins', array() ) ) || in_array( 'instant-indexing', (array) get_option( 'rank_math_modules', array() ), true );
		return array( 'llmsTxt' => self::serves_llms_txt() ) + ( $reports ? array( 'indexNow' => true ) : array() );
	}

	/** The plugin's, a file beside WordPress, or an address that a plugin answers. */
	private static function serves_llms_txt(): bool {
		if ( LlmsTxt::is_on() || is_file( ABSPATH . 'llms.txt' ) ) {
			return true;
		}
		foreach ( array_keys( (array) get_option( 'rewrite_rules', array() ) ) as $rule ) {
			if ( str_contains( stripslashes( (string) $rule ), 'llms.txt' ) ) {
				return true;
			}
		}
		return false;
	}
}
