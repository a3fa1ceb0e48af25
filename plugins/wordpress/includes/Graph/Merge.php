<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Placeholder replaced below. */
final class Merge {
	public static function into( array $host, array $ours, bool $is_keyed = false, bool $host_prints_faq = false ): array {
		return $host;
	}
}
