import type { Access, Contract, ContractSchema, DeskContract, StaffRole } from '@lerret/api/contracts'
import type {
  ContextConfigDefault,
  FastifyInstance,
  FastifyRequest,
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
type ContractRoute<Schema, Who> = Pick<Contract, 'method' | 'url'> &
  Pick<DeskContract, 'changesRecords' | 'needsConfirmation' | 'isForSetUp' | 'isAutomatic'> &
  Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'preValidation'> & { access: Who; schema: Schema }

type Handler<Schema extends ContractSchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>

/** Who sent the request, by the access of the contract. */
type Caller<Who> = Who extends 'member' | 'club-member'
  ? { member: NonNullable<FastifyRequest['member']> }
  : Who extends readonly StaffRole[]
    ? { staff: NonNullable<FastifyRequest['staff']> }
    : unknown

type ContractHandler<Schema extends ContractSchema, Who> = (
  this: ThisParameterType<Handler<Schema>>,
  request: Parameters<Handler<Schema>>[0] & Caller<Who>,
  reply: Parameters<Handler<Schema>>[1],
) => ReturnType<Handler<Schema>>

/** Adds the route of a contract, whose URL begins with the prefix of the scope. Its handler has the types of the contract. */
export function addRoute<Schema extends ContractSchema, const Who extends Access>(
  scope: FastifyInstance,
  {
    url,
    access,
    changesRecords,
    needsConfirmation,
    isForSetUp,
    isAutomatic,
    ...route
  }: ContractRoute<Schema, Who>,
  handler: ContractHandler<Schema, Who>,
) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...route,
    url: url.slice(scope.prefix.length),
    config: { access, changesRecords, needsConfirmation, isForSetUp, isAutomatic },
    // The access has been checked when the handler is called.
    handler: handler as Handler<Schema>,
  })
}
