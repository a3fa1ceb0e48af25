/**
 * Browsers take workers from the page's own host only. Loads later files from the site itself, which has them under the same path where a CDN
 * serves plugins. Scripts that start a worker import this first.
 */
const parts = new URL(__webpack_public_path__, location.href)
if (parts.origin !== location.origin) __webpack_public_path__ = location.origin + parts.pathname
