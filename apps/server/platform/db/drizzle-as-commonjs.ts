import { registerHooks } from 'node:module'

// Drizzle's package.json has 1,900 exports, and Node reads it anew for each of its ES modules: 0.9 s and 160 MB of a start.
// Its CommonJS files, the same code, take 0.1 s and 20 MB. See decision 028.
registerHooks({
  resolve: (specifier, context, next) =>
    /^drizzle-orm(\/|$)/.test(specifier)
      ? next(specifier, { ...context, conditions: ['require', 'node'] })
      : next(specifier, context),
})
