<?php
/**
 * Removes what the plugin has stored, on every site of a network.
 *
 * @package Citable
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/Uninstall.php';
Citable\Uninstall::everywhere();
