module.exports = require('@strapi/strapi').factories.createCoreController('api::writer.writer')
