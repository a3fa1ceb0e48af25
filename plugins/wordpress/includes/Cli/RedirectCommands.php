<?php
namespace Citable\Cli;

use Citable\Redirects\Path;
use Citable\Redirects\Rules;
use Citable\Redirects\RulesFile;

defined( 'ABSPATH' ) || exit;

/**
 * What visitors get at addresses where the site has nothing.
 */
final class RedirectCommands {
	public function __construct( private readonly Output $out ) {}

	/**
	 * Lists the redirects, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : table, csv, json, yaml, ids or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * @subcommand list
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function list_rules( array $args, array $options ): void {
		$format = $options['format'] ?? 'table';
		$rules  = iterator_to_array( Rules::each(), false );
		$this->out->rows( 'ids' === $format ? array_column( $rules, 'id' ) : $rules, array( 'id', 'source', 'target', 'status', 'hits', 'last_at' ), $format );
	}

	/**
	 * Makes a redirect; one of the same address is replaced.
	 *
	 * ## OPTIONS
	 *
	 * <source>
	 * : The address that is gone, such as /old-page/.
	 *
	 * [<target>]
	 * : Where it leads; without one it is gone for good (410).
	 *
	 * [--status=<status>]
	 * : 301, 302 or 410.
	 *
	 * [--other-host]
	 * : The target may be on another host.
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function add( array $args, array $options ): void {
		$target = $args[1] ?? '';
		$status = (string) ( $options['status'] ?? ( '' === $target ? Rules::GONE : 301 ) );
		$done   = Rules::put( $args[0] ?? '', $target, ctype_digit( $status ) ? (int) $status : 0, isset( $options['other-host'] ) );
		if ( is_wp_error( $done ) ) {
			$this->out->fail( $done->get_error_message() );
		}
		$this->out->success( 'Stored.' );
	}

	/**
	 * Deletes the redirect of an address.
	 *
	 * ## OPTIONS
	 *
	 * <source>
	 * : The address, such as /old-page/.
	 *
	 * @param string[] $args
	 */
	public function delete( array $args ): void {
		$name = Path::of( $args[0] ?? '' );
		$rule = null === $name ? null : Rules::of( array( $name ) );
		if ( null === $rule || ! Rules::delete( $rule['id'] ) ) {
			$this->out->fail( 'There is no redirect of this address.' );
		}
		$this->out->success( 'Deleted.' );
	}

	/**
	 * Prints all redirects, as `import` reads them.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : csv, json or yaml.
	 * ---
	 * default: csv
	 * ---
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function export( array $args, array $options ): void {
		$this->out->rows( iterator_to_array( Rules::each(), false ), RulesFile::FIELDS, $options['format'] ?? 'csv' );
	}

	/**
	 * Takes redirects over from a CSV file with the columns source, target and status.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file.
	 *
	 * [--other-host]
	 * : Targets may be on another host.
	 *
	 * [--format=<format>]
	 * : Of the list of rows that were refused: table, csv, json, yaml or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function import( array $args, array $options ): void {
		$path = $args[0] ?? '';
		$file = is_readable( $path ) ? fopen( $path, 'r' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- read line by line.
		if ( false === $file ) {
			$this->out->fail( "The file “{$path}” cannot be read." );
		}
		$stored  = 0;
		$refused = array();
		foreach ( RulesFile::read( $file ) as $line => $rule ) {
			$done = Rules::put( $rule['source'], $rule['target'], $rule['status'], isset( $options['other-host'] ) );
			if ( is_wp_error( $done ) ) {
				$refused[] = array( 'line' => $line, 'source' => $rule['source'], 'reason' => $done->get_error_message() );
			} else {
				++$stored;
			}
		}
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( array() !== $refused ) {
			$this->out->rows( $refused, array( 'line', 'source', 'reason' ), $options['format'] ?? 'table' );
		}
		if ( 0 === $stored + count( $refused ) ) {
			$this->out->fail( 'There is no redirect in this file. Its first line has to name the columns source and target.' );
		}
		$said = $stored . ( 1 === $stored ? ' redirect' : ' redirects' ) . ' stored' . ( array() === $refused ? '.' : ', ' . count( $refused ) . ' refused.' );
		array() === $refused ? $this->out->success( $said ) : $this->out->fail( $said );
	}
}
