import type { Contract, ContractSchema, DeskContract } from '@lerret/api/contracts'
import type {
  ContextConfigDefault,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'

/** Checks requests and replies against the zod schemas of the routes. */
export function validateByContracts(app: FastifyInstance) {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
}

/** A contract, with other options of its route. */
type ContractRoute<Schema> = Pick<Contract, 'method' | 'url'> &
  Partial<
    Pick<DeskContract, 'roles' | 'changesRecords' | 'needsConfirmation' | 'isForSetUp' | 'isAutomatic'>
  > &
  Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'preValidation'> & { schema: Schema }

type ContractHandler<Schema extends ContractSchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>

/** Adds the route of a contract, whose URL begins with the prefix of the scope. Its handler has the types of the contract. */
export function addRoute<Schema extends ContractSchema>(
  scope: FastifyInstance,
  { url, roles, changesRecords, needsConfirmation, isForSetUp, isAutomatic, ...route }: ContractRoute<Schema>,
  handler: ContractHandler<Schema>,
) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...route,
    url: url.slice(scope.prefix.length),
    config: { roles, changesRecords, needsConfirmation, isForSetUp, isAutomatic },
    handler,
  })
}
