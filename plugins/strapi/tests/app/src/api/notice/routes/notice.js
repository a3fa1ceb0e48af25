const policies = ['is-member']

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::notice.notice', {
  config: { find: { policies }, findOne: { policies } },
})
