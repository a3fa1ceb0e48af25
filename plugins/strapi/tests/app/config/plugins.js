module.exports = { citable: { enabled: true } }
