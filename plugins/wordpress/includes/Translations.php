<?php
namespace Citable;

defined( 'ABSPATH' ) || exit;

/** The plugin's own translations. A language pack of WordPress.org goes before them; every region of a language gets them. */
final class Translations {
	/** Language → the locale whose translation lies beside the plugin. */
	private const BUNDLED = array(
		'ar' => 'ar',
		'de' => 'de_DE',
		'es' => 'es_ES',
		'fr' => 'fr_FR',
		'ja' => 'ja',
	);

	/** Austria reads the German translation and Canada the French one, where they have none of their own. */
	public static function file_for_region( string $file, string $locale ): string {
		$bundled = self::BUNDLED[ explode( '_', $locale )[0] ] ?? null;
		if ( null === $bundled || is_readable( $file ) ) {
			return $file;
		}
		return dirname( FILE ) . '/languages/' . preg_replace( '/^citable-' . preg_quote( $locale, '/' ) . '(?=[.-])/', 'citable-' . $bundled, basename( $file ) );
	}
}
