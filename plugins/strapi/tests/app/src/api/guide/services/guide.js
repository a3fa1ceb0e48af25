/** Reads one guide by a service of the site's own. */
module.exports = require('@strapi/strapi').factories.createCoreService('api::guide.guide', {
  async findOne(...asked) {
    return super.findOne(...asked)
  },
})
