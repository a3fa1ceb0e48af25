<?php
// Test and demo sites only: everything on loopback, nothing fetched from outside. The launcher fills the {{…}} in.
define( 'DB_NAME', 'wordpress' );
// Of a site on MariaDB; the SQLite driver only wants them defined.
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '{{DATABASE_HOST}}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
// Of a site on SQLite.
define( 'DB_ENGINE', 'sqlite' );
define( 'DB_DIR', __DIR__ . '/wp-content/database' );
define( 'DB_FILE', 'wp.sqlite' );
define( 'AUTH_KEY', '{{SALT}}' );
define( 'SECURE_AUTH_KEY', '{{SALT}}' );
define( 'LOGGED_IN_KEY', '{{SALT}}' );
define( 'NONCE_KEY', '{{SALT}}' );
define( 'AUTH_SALT', '{{SALT}}' );
define( 'SECURE_AUTH_SALT', '{{SALT}}' );
define( 'LOGGED_IN_SALT', '{{SALT}}' );
define( 'NONCE_SALT', '{{SALT}}' );
$table_prefix = 'wp_';
define( 'WP_HOME', getenv( 'WP_HOME' ) ?: '{{URL}}' );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_AUTO_UPDATE_CORE', false );
define( 'DISABLE_WP_CRON', true ); // Also stops scheduled publishing: a test calls wp-cron.php by hand.
define( 'DISALLOW_FILE_MODS', true );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
// The service of a demo or test runs on this machine without https.
define( 'CITABLE_ALLOW_INSECURE', true );
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
