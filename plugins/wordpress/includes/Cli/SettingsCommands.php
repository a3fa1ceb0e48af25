<?php
namespace Citable\Cli;

use Citable\Rest\SettingsFileRoute;
use Citable\Site\SettingsFile;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of Citable as a file. Keys are never in it.
 */
final class SettingsCommands {
	public function __construct( private readonly Output $out ) {}

	/**
	 * Prints all settings as JSON.
	 *
	 * ## EXAMPLES
	 *
	 *     wp citable settings export > settings.json
	 */
	public function export(): void {
		$this->out->line( (string) wp_json_encode( SettingsFile::made(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Takes the settings of a file over. A file with anything that is not known is refused as a whole.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A file of `wp citable settings export`.
	 *
	 * [--dry-run]
	 * : Says what would change and changes nothing.
	 *
	 * [--format=<format>]
	 * : table, csv, json, yaml or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function import( array $args, array $options ): void {
		$path  = $args[0] ?? '';
		$value = is_readable( $path ) ? json_decode( (string) file_get_contents( $path ), true, 64 ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of whoever runs the command.
		if ( ! is_array( $value ) ) {
			$this->out->fail( "The file “{$path}” cannot be read, or holds no JSON." );
		}
		$is_dry = isset( $options['dry-run'] );
		$done   = SettingsFileRoute::taken( $value, ! $is_dry );
		if ( is_wp_error( $done ) ) {
			$this->out->fail( $done->get_error_message() );
		}
		$this->out->rows( $done['changes'], array( 'name', 'before', 'after' ), $options['format'] ?? 'table' );
		if ( 'table' === ( $options['format'] ?? 'table' ) ) {
			$this->out->success( count( $done['changes'] ) . ( $is_dry ? ' would change. Nothing was written.' : ' changed.' ) );
		}
	}
}
