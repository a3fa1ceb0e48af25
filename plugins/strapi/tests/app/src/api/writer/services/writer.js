module.exports = require('@strapi/strapi').factories.createCoreService('api::writer.writer')
