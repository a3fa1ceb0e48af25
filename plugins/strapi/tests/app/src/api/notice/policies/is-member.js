/** Members show it by a header. */
module.exports = (context) => context.request.header['x-member'] === 'yes'
