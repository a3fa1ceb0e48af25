<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Scripts of languages, by Unicode CLDR's likely scripts: which letters a text may have. */
final class Script {
	/** Languages by a class of letters in a pattern; all others are written in Latin letters. */
	private const LANGUAGES = array(
		'\p{Arabic}'     => array( 'ar', 'arq', 'ary', 'azb', 'bal', 'ckb', 'fa', 'haz', 'ks', 'lrc', 'mzn', 'ps', 'sd', 'ug', 'ur' ),
		'\p{Cyrillic}'   => array( 'ab', 'ba', 'be', 'bg', 'bua', 'ce', 'cv', 'kir', 'kk', 'ky', 'mk', 'mn', 'os', 'ru', 'sah', 'sr', 'tg', 'tt', 'tyv', 'uk' ),
		'\p{Hebrew}'     => array( 'he', 'yi' ),
		'\p{Greek}'      => array( 'el' ),
		'\p{Han}\p{Hiragana}\p{Katakana}' => array( 'ja' ),
		'\p{Han}\p{Bopomofo}' => array( 'yue', 'zh' ),
		'\p{Hangul}\p{Han}' => array( 'ko' ),
		'\p{Devanagari}' => array( 'bho', 'brx', 'hi', 'kok', 'mai', 'mr', 'ne', 'sa' ),
		'\p{Bengali}'    => array( 'as', 'bn' ),
		'\p{Gurmukhi}'   => array( 'pa' ),
		'\p{Gujarati}'   => array( 'gu' ),
		'\p{Oriya}'      => array( 'or' ),
		'\p{Tamil}'      => array( 'ta' ),
		'\p{Telugu}'     => array( 'te' ),
		'\p{Kannada}'    => array( 'kn' ),
		'\p{Malayalam}'  => array( 'ml' ),
		'\p{Sinhala}'    => array( 'si' ),
		'\p{Thai}'       => array( 'th' ),
		'\p{Lao}'        => array( 'lo' ),
		'\p{Khmer}'      => array( 'km' ),
		'\p{Myanmar}'    => array( 'my' ),
		'\p{Tibetan}'    => array( 'bo', 'dz' ),
		'\p{Georgian}'   => array( 'ka' ),
		'\p{Armenian}'   => array( 'hy' ),
		'\p{Ethiopic}'   => array( 'am', 'ti' ),
	);
	/** Languages that are written in Latin letters, too, or of which sites differ. */
	private const BOTH = array( 'az', 'ku', 'mn', 'sr', 'uz' );
	/** Letters below which a text is not judged. */
	private const LEAST = 20;
	/** Part of a text's letters that are of its language, at least: names, code and quotations may be of others. */
	private const SHARE = 0.2;
	/** Bytes of a text that are looked at. */
	private const LOOKED_AT = 8000;

	/** False: hardly a letter of this text belongs to the language. @param string $language Without its region. */
	public static function fits( string $language, string $html ): bool {
		// Of other letters than Latin ones there is nothing in such a text.
		$own = self::letters( $language );
		if ( '\p{Latin}' === $own && ! preg_match( '/[\xcd-\xf4]/', $html ) ) {
			return true;
		}
		$text = Text::plain( mb_strcut( $html, 0, self::LOOKED_AT, 'UTF-8' ) );
		$all  = (int) preg_match_all( '/\p{L}/u', $text );
		return $all < self::LEAST || (int) preg_match_all( "/[$own]/u", $text ) >= self::SHARE * $all;
	}

	private static function letters( string $language ): string {
		$own = '\p{Latin}';
		foreach ( self::LANGUAGES as $letters => $languages ) {
			$own = in_array( $language, $languages, true ) ? $letters : $own;
		}
		return in_array( $language, self::BOTH, true ) ? $own . '\p{Latin}\p{Cyrillic}\p{Arabic}' : $own;
	}
}
