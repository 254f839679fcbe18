export interface ScaledTextProps {
  text: string;
  scale: number;
  /** A sentence of the method, not an ingredient. */
  isStep?: boolean;
}
