"""The mean of two finders' weights: python3 mean.py ONE.onnx OTHER.onnx SHARE_OF_OTHER OUT.onnx."""

import sys

import torch

from finder import Finder

if __name__ == '__main__':
    one, other = (Finder(path) for path in sys.argv[1:3])
    with torch.no_grad():
        for weight, learned in zip(one.weights, other.weights):
            weight.lerp_(learned, float(sys.argv[3]))
    one.save(sys.argv[4])
