module.exports = require('@strapi/strapi').factories.createCoreRouter('api::guide.guide')
