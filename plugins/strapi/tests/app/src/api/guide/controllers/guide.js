module.exports = require('@strapi/strapi').factories.createCoreController('api::guide.guide')
