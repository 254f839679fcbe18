import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The origin under which people reach this server: the configured one, else that of the request. */
export function ownOrigin(config: Config, request: FastifyRequest): string {
  return config.isOriginConfigured ? config.publicOrigin : `${request.protocol}://${request.host}`;
}
