<?php
use Citable\Graph\Script;

/** A post that was never analysed is in the site's language, unless its letters are of others. */
final class ScriptTest extends SiteTestCase {
	private const ARABIC = 'يحفظ خبز الجاودار تسعة أيام في صندوق من الخشب';

	public static function texts(): array {
		return array(
			'English on an English site'          => array( 'en', 'Rye bread keeps for nine days.', true ),
			'Arabic on an English site'           => array( 'en', self::ARABIC, false ),
			'Arabic with English names'           => array( 'en', 'WordPress ' . self::ARABIC, false ),
			'English with an Arabic quotation'    => array( 'en', str_repeat( 'Rye bread keeps for nine days. ', 5 ) . self::ARABIC, true ),
			'Arabic on an Arabic site'            => array( 'ar', self::ARABIC, true ),
			'Arabic on a Persian site'            => array( 'fa', self::ARABIC, true ),
			'English on an Arabic site'           => array( 'ar', 'Rye bread keeps for nine days.', false ),
			'Russian on a German site'            => array( 'de', 'Ржаной хлеб хранится девять дней.', false ),
			'Serbian in Latin letters'            => array( 'sr', 'Raženi hleb se čuva devet dana.', true ),
			'Japanese on an English site'         => array( 'en', 'ライ麦パンは木の箱で九日間もちます。乾いた布で包みます。', false ),
			'Japanese with code'                  => array( 'ja', 'ライ麦パンは木の箱で九日間もちます。<code>const days = 9</code>', true ),
			'Chinese on a Japanese site'          => array( 'ja', '黑麦面包在木盒中可以保存九天，请用布包好再放入盒子。', true ),
			'Greek on a Greek site'               => array( 'el', 'Το ψωμί σίκαλης διατηρείται εννέα μέρες.', true ),
			'Vietnamese on an English site'       => array( 'en', 'Bánh mì lúa mạch đen giữ được chín ngày.', true ),
			'too few letters to tell'             => array( 'en', 'خبز', true ),
			'markup around Arabic'                => array( 'en', '<p class="has-large-font-size wp-block-paragraph">' . self::ARABIC . '</p>', false ),
			'nothing'                             => array( 'en', '', true ),
		);
	}

	/** @dataProvider texts */
	public function test_letters_say_whether_a_text_can_be_in_a_language( string $language, string $text, bool $expected ): void {
		self::assertSame( $expected, Script::fits( $language, $text ) );
	}

	public function test_a_graph_names_no_language_that_a_post_is_not_in(): void {
		$language = fn( array $args ) => $this->node( $this->graph( $this->post( $args ) ), 'WebPage' )['inLanguage'] ?? null;
		self::assertSame( 'en-US', $language( array( 'post_content' => 'Rye bread keeps for nine days in a box of wood.' ) ) );
		self::assertNull( $language( array( 'post_title' => 'خبز', 'post_content' => '<!-- wp:paragraph --><p>' . self::ARABIC . '</p><!-- /wp:paragraph -->' ) ) );
		$id = $this->post( array( 'post_title' => 'خبز', 'post_content' => self::ARABIC ) );
		Citable\Meta::merge( $id, array( 'language' => 'ar' ) );
		self::assertSame( 'ar', $this->node( $this->graph( $id ), 'WebPage' )['inLanguage'] );
	}
}
