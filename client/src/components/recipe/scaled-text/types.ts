export interface ScaledTextProps {
  text: string;
  scale: number;
}
