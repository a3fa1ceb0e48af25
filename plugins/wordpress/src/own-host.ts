/**
 * Browsers take workers from the page's own host only. Where plugins are served by a CDN, the site has the same files under the same path, so
 * all that is loaded later comes from there. Scripts that start a worker import this first.
 */
const parts = new URL(__webpack_public_path__, location.href)
if (parts.origin !== location.origin) __webpack_public_path__ = location.origin + parts.pathname
