/** Writes in a way of the site's own; Strapi reads. */
module.exports = require('@strapi/strapi').factories.createCoreController('api::memo.memo', {
  async create(context) {
    return super.create(context)
  },
})
