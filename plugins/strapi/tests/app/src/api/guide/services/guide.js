module.exports = require('@strapi/strapi').factories.createCoreService('api::guide.guide')
