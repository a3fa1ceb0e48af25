module.exports = require('@strapi/strapi').factories.createCoreService('api::lesson.lesson')
