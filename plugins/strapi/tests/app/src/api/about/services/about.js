module.exports = require('@strapi/strapi').factories.createCoreService('api::about.about')
