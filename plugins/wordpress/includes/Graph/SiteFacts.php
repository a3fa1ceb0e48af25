<?php
namespace Citable\Graph;

use Citable\Settings;

defined( 'ABSPATH' ) || exit;

/** The site's own facts out of its settings, in the contract's shape. Without a publisher of its own the site is published by the organisation that bears its name. */
final class SiteFacts {
	/** @return array{url: string, name: string, publisher: ?array, logo: ?array} */
	public static function of(): array {
		$chosen = Settings::all()['publisher'];
		$name   = self::site_name();
		$title  = '' === $chosen['name'] ? $name : $chosen['name'];
		$facts  = array(
			'url'       => home_url( '/' ),
			'name'      => $name,
			'publisher' => '' === $title ? null : array(
				'kind'   => $chosen['kind'],
				'name'   => $title,
				'url'    => '' === $chosen['url'] ? null : $chosen['url'],
				'key'    => null,
				'sameAs' => array() === $chosen['same_as'] ? null : $chosen['same_as'],
			),
			'logo'      => self::logo( $chosen['logo_id'] ),
		);
		/**
		 * Facts of the site before they become structured data.
		 *
		 * @param array $facts url, name, publisher, logo.
		 */
		return (array) apply_filters( 'citable_site_facts', $facts );
	}

	public static function site_name(): string {
		// Stored with entities.
		return Text::plain( (string) get_option( 'blogname' ) );
	}

	/** BCP 47, such as `pt-BR`, of what the site is written in, in whichever language its user sees the administration; null: not a language. */
	public static function language(): ?string {
		$locale = get_locale();
		// WordPress' own tag is of its present language.
		$tag = determine_locale() === $locale ? get_bloginfo( 'language' ) : preg_replace( '/_(?:formal|informal|ao90)$/', '', $locale );
		$tag = str_replace( '_', '-', (string) $tag );
		return preg_match( '/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/', $tag ) ? $tag : null;
	}

	/** The chosen logo, else the theme's, else the site icon. */
	private static function logo( int $chosen ): ?array {
		foreach ( array( $chosen, (int) get_theme_mod( 'custom_logo' ), (int) get_option( 'site_icon' ) ) as $id ) {
			$image = $id > 0 ? Images::of( $id ) : null;
			if ( null !== $image ) {
				return $image;
			}
		}
		return null;
	}
}
