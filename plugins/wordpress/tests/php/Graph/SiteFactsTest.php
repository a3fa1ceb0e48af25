<?php
use Citable\Graph\SiteFacts;
use Citable\Settings;

/** What the graph says of the site and of its publisher. */
final class SiteFactsTest extends SiteTestCase {
	private function picture( string $name ): int {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => $name ), "$name.png" );
		wp_update_attachment_metadata( $id, array( 'width' => 600, 'height' => 60, 'file' => "$name.png" ) );
		return $id;
	}

	/** The facts with this publisher chosen. */
	private static function facts( array $publisher = array() ): array {
		update_option( 'blogname', 'Loaf &amp; Crust' );
		Settings::save( array( 'publisher' => $publisher + Settings::all()['publisher'] ) + Settings::all() );
		return SiteFacts::of();
	}

	public function test_a_site_without_choices_is_published_under_its_own_name(): void {
		$facts = self::facts();
		self::assertSame( array( home_url( '/' ), 'Loaf & Crust' ), array( $facts['url'], $facts['name'] ) );
		self::assertSame( array( 'kind' => 'organization', 'name' => 'Loaf & Crust', 'url' => null, 'key' => null, 'sameAs' => null ), $facts['publisher'] );
		self::assertNull( $facts['logo'] );
	}

	public function test_a_site_without_a_name_has_no_publisher(): void {
		self::facts();
		update_option( 'blogname', '' );
		self::assertNull( SiteFacts::of()['publisher'] );
	}

	public function test_the_chosen_publisher_is_printed(): void {
		$chosen = array( 'kind' => 'person', 'name' => 'Ada', 'url' => 'https://ada.example/', 'same_as' => array( 'https://social.example/@ada' ) );
		self::assertSame( array( 'kind' => 'person', 'name' => 'Ada', 'url' => 'https://ada.example/', 'key' => null, 'sameAs' => array( 'https://social.example/@ada' ) ), self::facts( $chosen )['publisher'] );
	}

	public function test_the_chosen_logo_goes_before_that_of_the_theme_and_that_before_the_icon(): void {
		[ $icon, $theme, $chosen ] = array_map( array( $this, 'picture' ), array( 'icon', 'theme', 'chosen' ) );
		update_option( 'site_icon', $icon );
		self::assertStringEndsWith( '/icon.png', self::facts()['logo']['url'] );
		set_theme_mod( 'custom_logo', $theme );
		self::assertStringEndsWith( '/theme.png', self::facts()['logo']['url'] );
		$logo = self::facts( array( 'logo_id' => $chosen ) )['logo'];
		self::assertStringEndsWith( '/chosen.png', $logo['url'] );
		self::assertSame( array( null, 600, 60 ), array( $logo['alt'], $logo['width'], $logo['height'] ) );
	}

	public function test_a_logo_that_was_deleted_makes_room_for_the_next(): void {
		[ $theme, $chosen ] = array_map( array( $this, 'picture' ), array( 'theme', 'chosen' ) );
		set_theme_mod( 'custom_logo', $theme );
		self::facts( array( 'logo_id' => $chosen ) );
		wp_delete_attachment( $chosen, true );
		self::assertStringEndsWith( '/theme.png', SiteFacts::of()['logo']['url'] );
	}

	public function test_a_site_may_change_the_facts(): void {
		$this->filter( 'citable_site_facts', static fn( array $facts ) => array( 'name' => 'Crumb' ) + $facts );
		self::assertSame( 'Crumb', self::facts()['name'] );
	}
}
