import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The origin people reach us at: as configured, else as this request says. */
export function ownOrigin(config: Config, request: FastifyRequest): string {
  return config.isOriginConfigured ? config.publicOrigin : `${request.protocol}://${request.host}`;
}
