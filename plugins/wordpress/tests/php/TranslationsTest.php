<?php
/** The bundled translations in a WordPress of another language; WordPress' own language packs are not needed for them. */
final class TranslationsTest extends SiteTestCase {
	private function speak( string $locale ): void {
		$this->filter( 'locale', static fn() => $locale );
		$this->filter( 'pre_determine_locale', static fn() => $locale );
		unload_textdomain( 'citable', true );
	}

	protected function tearDown(): void {
		parent::tearDown();
		unload_textdomain( 'citable', true );
	}

	/** @dataProvider languages */
	public function test_speaks_the_language_of_the_site_and_of_its_regions( string $locale, string $good ): void {
		$this->speak( $locale );
		self::assertSame( $good, Citable\Score\Band::word( 'good' ) );
		self::assertSame( $good, __( 'good', 'citable' ) );
	}

	public static function languages(): array {
		return array(
			'German'          => array( 'de_DE', 'gut' ),
			'formal German'   => array( 'de_DE_formal', 'gut' ),
			'in Austria'      => array( 'de_AT', 'gut' ),
			'Spanish'         => array( 'es_ES', 'bien' ),
			'in Mexico'       => array( 'es_MX', 'bien' ),
			'French'          => array( 'fr_FR', 'bien' ),
			'in Canada'       => array( 'fr_CA', 'bien' ),
			'Japanese'        => array( 'ja', '良好' ),
			'Arabic'          => array( 'ar', 'جيد' ),
			'in Morocco'      => array( 'ary', 'good' ),
			'no such one'     => array( 'it_IT', 'good' ),
			'English'         => array( 'en_US', 'good' ),
		);
	}

	/** @dataProvider counts */
	public function test_counts_as_the_language_does( string $locale, int $count, string $text ): void {
		$this->speak( $locale );
		self::assertSame( $text, sprintf( _n( '%d post was changed.', '%d posts were changed.', $count, 'citable' ), $count ) );
	}

	public static function counts(): array {
		return array(
			array( 'de_DE', 1, '1 Beitrag wurde geändert.' ),
			array( 'de_DE', 2, '2 Beiträge wurden geändert.' ),
			array( 'fr_FR', 0, '0 article a été modifié.' ),
			array( 'fr_FR', 2, '2 articles ont été modifiés.' ),
			array( 'ja', 1, '1 件の投稿を変更しました。' ),
			array( 'ar', 0, 'لم يُغيَّر أي مقال (0).' ),
			array( 'ar', 1, 'غُيِّر مقال واحد (1).' ),
			array( 'ar', 2, 'غُيِّر مقالان (2).' ),
			array( 'ar', 3, 'غُيِّرت 3 مقالات.' ),
			array( 'ar', 11, 'غُيِّر 11 مقالًا.' ),
			array( 'ar', 100, 'غُيِّر 100 مقال.' ),
		);
	}

	/** @dataProvider formats */
	public function test_both_formats_say_the_same( string $format ): void {
		$this->filter( 'translation_file_format', static fn() => $format );
		$this->speak( 'ar' );
		self::assertSame( 'الإعدادات', __( 'Settings', 'citable' ) );
		self::assertSame( 'غُيِّر مقالان (%d).', _n( '%d post was changed.', '%d posts were changed.', 2, 'citable' ) );
	}

	public static function formats(): array {
		return array( array( 'php' ), array( 'mo' ) );
	}

	/** @dataProvider scripts */
	public function test_gives_scripts_their_texts( string $locale, string $text ): void {
		$this->speak( $locale );
		Citable\Admin\EditorAssets::enqueue_entry( 'settings' );
		$json = load_script_textdomain( 'citable-settings', 'citable', dirname( Citable\FILE ) . '/languages' );
		self::assertIsString( $json );
		self::assertSame( array( $text ), json_decode( $json, true )['locale_data']['citable']['Save settings'] );
	}

	public static function scripts(): array {
		return array( array( 'de_DE', 'Einstellungen speichern' ), array( 'de_CH', 'Einstellungen speichern' ), array( 'ja', '設定を保存' ) );
	}

	public function test_other_plugins_have_their_files(): void {
		$this->speak( 'de_AT' );
		self::assertSame( '/nowhere/other-de_AT.mo', apply_filters( 'load_translation_file', '/nowhere/other-de_AT.mo', 'other', 'de_AT' ) );
		self::assertFalse( apply_filters( 'load_script_translation_file', false, 'citable-settings', 'citable' ) );
	}
}
