module.exports = { routes: [{ method: 'GET', path: '/notices-by-title/:title', handler: 'notice.byTitle' }] }
