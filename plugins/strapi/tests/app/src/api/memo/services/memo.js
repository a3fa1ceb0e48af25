module.exports = require('@strapi/strapi').factories.createCoreService('api::memo.memo')
