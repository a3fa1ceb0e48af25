module.exports = require('@strapi/strapi').factories.createCoreRouter('api::memo.memo')
