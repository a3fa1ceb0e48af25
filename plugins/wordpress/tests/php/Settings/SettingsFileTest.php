<?php
use Citable\IndexNow\KeyFile;
use Citable\Settings;
use Citable\Site\SettingsFile;

/** Settings out, and in again on another site. */
final class SettingsFileTest extends SiteTestCase {
	private static function file( array $settings, array $more = array() ): array {
		return $more + array( 'format' => 'citable-settings', 'version' => 1, 'settings' => $settings );
	}

	private function take( array $file, bool $apply = false ): WP_REST_Response {
		return $this->rest( 'POST', '/citable/v1/settings/file', array( 'file' => $file, 'apply' => $apply ) );
	}

	public function test_a_file_brings_another_site_to_the_same_settings(): void {
		$this->rest(
			'POST',
			'/citable/v1/settings',
			array(
				'publisher'    => array( 'name' => 'Brot & Söhne 🍞', 'kind' => 'organization', 'same_as' => array( 'https://social.example/@brot' ), 'logo_id' => 77 ),
				'templates'    => array( 'post' => array( 'title' => '{title} {separator} {site}', 'description' => '' ) ),
				'lists'        => array( 'search' => array( 'title' => '', 'description' => '', 'noindex' => false ) ),
				'verification' => array( 'google' => 'abc' ),
				'indexnow'     => true,
				'traffic'      => array( 'days' => 90 ),
			)
		);
		$file = json_decode( (string) wp_json_encode( $this->rest( 'GET', '/citable/v1/settings/file' )->get_data() ), true );
		$all  = Settings::all();
		delete_option( Settings::OPTION );
		$before = Settings::all();
		$told   = $this->take( $file )->get_data();
		self::assertSame( $before, Settings::all(), 'a look changes nothing' );
		self::assertFalse( $told['applied'] );
		self::assertContains( array( 'name' => 'publisher.name', 'before' => '', 'after' => 'Brot & Söhne 🍞' ), $told['changes'] );
		self::assertContains( array( 'name' => 'indexnow', 'before' => 'false', 'after' => 'true' ), $told['changes'] );
		self::assertSame( $told['changes'], $this->take( $file, true )->get_data()['changes'], 'what was told is what is done' );
		$all['publisher']['logo_id'] = 0;
		self::assertSame( array_diff_key( $all, array( 'crawlers_since' => 0 ) ), array_diff_key( Settings::all(), array( 'crawlers_since' => 0 ) ) );
		self::assertSame( array(), $this->take( $file )->get_data()['changes'] );
	}

	public function test_secrets_and_pictures_are_not_in_it(): void {
		Settings::save_api_key( 'ctb_live_0123456789' );
		$this->rest( 'POST', '/citable/v1/settings', array( 'indexnow' => true ) );
		Settings::save( array( 'publisher' => array( 'logo_id' => 4711 ), 'social' => array( 'image_id' => 4712 ) ) + Settings::all() );
		$text = (string) wp_json_encode( SettingsFile::made() );
		self::assertDoesNotMatchRegularExpression( '/ctb_|0123456789|api_key|4711|4712|' . KeyFile::key() . '/', $text );
	}

	public function test_pictures_of_this_site_stay(): void {
		Settings::save( array( 'publisher' => array( 'logo_id' => 4711 ) ) + Settings::all() );
		$this->take( self::file( array( 'publisher' => array( 'name' => 'Brot' ) ) ), true );
		self::assertSame( array( 'Brot', 4711 ), array( Settings::all()['publisher']['name'], Settings::all()['publisher']['logo_id'] ) );
	}

	/** @return array<string, array{array, string, string}> A file, the code and words of the answer. */
	public static function refused(): array {
		return array(
			'not a file of the plugin'    => array( array( 'settings' => array() ), 'citable_file_unknown', 'no file with settings' ),
			'of a later version'          => array( self::file( array(), array( 'version' => 2 ) ), 'citable_file_unknown', 'newer version' ),
			'unknown settings, all named' => array( self::file( array( 'indexnow' => true, 'colour' => 'red', 'publisher' => array( 'name' => 'x', 'vat' => '1' ) ) ), 'citable_settings_unknown', 'colour, publisher.vat' ),
			'unknown beside the settings' => array( self::file( array(), array( 'users' => array() ) ), 'citable_settings_unknown', 'users' ),
			'a key'                       => array( self::file( array( 'api_key' => 'ctb_live_x' ) ), 'citable_settings_unknown', 'api_key' ),
			'a picture'                   => array( self::file( array( 'social' => array( 'image_id' => 3 ) ) ), 'citable_settings_unknown', 'social.image_id' ),
			'in a map'                    => array( self::file( array( 'templates' => array( 'post' => array( 'heading' => 'x' ) ) ) ), 'citable_settings_unknown', 'templates.post.heading' ),
			'a wrong type'                => array( self::file( array( 'traffic' => array( 'days' => 'many' ) ) ), 'citable_settings_invalid', 'traffic' ),
			'out of bounds'               => array( self::file( array( 'traffic' => array( 'days' => 1 ) ) ), 'citable_settings_invalid', 'traffic' ),
			'a type of post not here'     => array( self::file( array( 'post_types' => array( 'tour' ) ) ), 'citable_settings_invalid', 'post_types' ),
			'an unknown word'             => array( self::file( array( 'templates' => array( 'post' => array( 'title' => '{titel}' ) ) ) ), 'citable_unknown_word', '{titel}' ),
			'a service without its key'   => array( self::file( array( 'mode' => 'service', 'service_url' => 'https://citable.example.com' ) ), 'citable_key_missing', 'key' ),
			'an invalid tag'              => array( self::file( array( 'verification' => array( 'bing' => '<script>' ) ) ), 'citable_verification_unknown', '<script>' ),
		);
	}

	/** @dataProvider refused */
	public function test_a_file_that_does_not_fit_is_refused_as_a_whole( array $file, string $code, string $said ): void {
		$before = Settings::all();
		$answer = $this->take( $file, true );
		self::assertSame( array( 400, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertStringContainsString( $said, $answer->get_data()['message'] );
		self::assertSame( $before, Settings::all() );
	}
}
