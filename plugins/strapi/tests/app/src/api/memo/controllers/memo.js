module.exports = require('@strapi/strapi').factories.createCoreController('api::memo.memo')
