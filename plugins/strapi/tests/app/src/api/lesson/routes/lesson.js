module.exports = require('@strapi/strapi').factories.createCoreRouter('api::lesson.lesson')
