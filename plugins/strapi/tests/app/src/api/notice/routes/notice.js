const [policies, middlewares] = [['is-member'], ['api::notice.as-asked']]

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::notice.notice', {
  config: { find: { policies, middlewares }, findOne: { policies, middlewares } },
})
