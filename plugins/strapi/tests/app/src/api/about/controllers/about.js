module.exports = require('@strapi/strapi').factories.createCoreController('api::about.about')
