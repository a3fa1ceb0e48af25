<?php
use Citable\Meta;
use Citable\OtherKeyphrases;
use Citable\Site\Transfer;

/** Of a class that does something when it is read. */
final class WakesUp {
	public static int $times = 0;

	public function __wakeup(): void {
		++self::$times;
	}
}

/** The stored object is read without objects of classes, whichever code has written it. */
final class StoredObjectsTest extends SiteTestCase {
	/** @return array<string, array{string}> */
	public static function values(): array {
		$object = 'O:7:"WakesUp":0:{}';
		return array(
			'in place of the array'     => array( $object ),
			'beside the inputs'         => array( 'a:2:{s:5:"input";a:1:{s:9:"keyphrase";s:6:"kettle";}s:4:"else";' . $object . '}' ),
			'among the inputs'          => array( 'a:1:{s:5:"input";a:2:{s:9:"keyphrase";s:6:"kettle";s:7:"queries";' . $object . '}}' ),
			'in place of a question'    => array( 'a:1:{s:5:"input";a:2:{s:9:"keyphrase";s:6:"kettle";s:7:"queries";a:1:{i:0;' . $object . '}}}' ),
			'in place of the inputs'    => array( 'a:2:{s:5:"input";' . $object . 's:7:"queries";i:1;}' ),
			'in place of all questions' => array( 'a:1:{s:5:"input";a:1:{s:7:"queries";' . $object . '}}' ),
			'with space in front of it' => array( ' ' . $object ),
		);
	}

	/** @dataProvider values */
	public function test_no_object_is_made( string $value ): void {
		global $wpdb;
		WakesUp::$times = 0;
		$id             = $this->post();
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => Meta::KEY, 'meta_value' => $value ) );
		$row = (object) array( 'meta_value' => $value );
		Transfer::leaves_out( false, Meta::KEY, $row );
		Transfer::into_this_site( array( array( 'key' => Meta::KEY, 'value' => $value ) ) );
		OtherKeyphrases::by_post();
		self::assertSame( 0, WakesUp::$times );
		self::assertSame( str_contains( $value, 'kettle' ) ? 'kettle' : null, OtherKeyphrases::by_post()[ $id ] ?? null );
	}
}
